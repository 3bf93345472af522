"""Every message between clients and the server, declared once."""
