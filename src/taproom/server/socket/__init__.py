"""The WebSocket: transport, connections, and what each of them is sent."""
