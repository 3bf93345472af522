"""What the commands of the command line do. They see games only through the table."""
