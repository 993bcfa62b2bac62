/** What tests, benches and browser journeys do over HTTP, whatever carries their calls. */
export { type ApiClient, ApiFailure, connect, makeApiClient, nextIp, type Send } from '#api/api-client.ts';
export { makeTemplate, waitForBatch } from '#api/batches.ts';
export {
  ask,
  askAndWait,
  upload,
  type Upload,
  uploadAndWait,
  waitForAnswer,
  waitForFile,
} from '#api/documents.ts';
export { readCode } from '#api/outbox.ts';
export {
  logIn,
  makeNewcomer,
  newPerson,
  type Person,
  type SignedInPerson,
  signInNewPerson,
  signUp,
} from '#api/people.ts';
export { waitFor } from '#api/wait-for.ts';
