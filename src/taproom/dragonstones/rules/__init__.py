"""The rules of Fist of Dragonstones, one module per chapter; compiled when a wheel is built."""
