/** From one network; a page makes one, and some more while its line is bad. */
export const HANDSHAKES_PER_MINUTE = 300;

/** Clients of a bad line leave some behind that are noticed late. */
export const CONNECTIONS_PER_SESSION = 20;
