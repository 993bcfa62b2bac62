/** Whether a statement was given up since its answer took longer than `query_timeout`: pg says so in words only. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
