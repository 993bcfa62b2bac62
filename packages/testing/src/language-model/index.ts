/** Servers on this machine that speak the protocols of language models, and fail as those do. */
export { EMBEDDING_TOKENS, type EmbeddingCall, type EmbeddingReply } from './embeddings.ts';
export { type ModelCall, type ModelServer, startModelServer } from './model-server.ts';
export { type OfferedPassage, passagesIn } from './offered-passages.ts';
export type { Protocol, Reply } from './protocol.ts';
