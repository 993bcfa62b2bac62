import { z } from 'zod';

/** A server of language models on this machine, and the first model that it names. */
export interface LocalModelServer {
  readonly name: string;
  readonly baseUrl: string;
  readonly model: string;
}

interface UsualServer {
  readonly name: string;
  readonly port: number;
}

/** Where these listen unless somebody tells them otherwise. */
const USUAL_SERVERS: readonly UsualServer[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
];

/** On this machine an answer takes a millisecond or two. */
const TIMEOUT_MS = 300;

/** Anything may listen on such a port; names are printed to a terminal. */
const Models = z.object({ data: z.array(z.object({ id: z.string().regex(/^[\w.:/@+-]{1,120}$/) })).min(1) });

/** The servers of language models that answer on this machine. They are asked which models they have, and nothing else. */
export async function findLocalServers(
  servers: readonly UsualServer[] = USUAL_SERVERS,
): Promise<LocalModelServer[]> {
  const found = await Promise.all(servers.map(findServer));
  return found.filter((server) => server !== null);
}

async function findServer({ name, port }: UsualServer): Promise<LocalModelServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = Models.parse(await response.json());
    return { name, baseUrl, model: data[0]?.id ?? '' };
  } catch {
    // Nothing there, or nothing that speaks the protocol.
    return null;
  }
}
