/** An answer of the server in the contract's envelope. */
export function jsonAnswer(status: number, result: unknown, message = 'OK'): Response {
  const body = { ok: status < 300, message, result, status };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
