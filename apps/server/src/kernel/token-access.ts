import type { Endpoint, TokenScope } from '@recto/contract/endpoint';
import { notAllowed } from '#kernel/errors.ts';

/** Which of these ids name something in a folder marked "never send outside", or about a file there. */
export type FindProtected = (accountId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Who calls, as far as scopes are concerned: a session has none and may do everything that its level opens. */
interface Holder {
  readonly accountId: string;
  readonly scopes?: readonly TokenScope[];
}

const MESSAGES: Record<TokenScope, string> = {
  read: 'This token may not read.',
  ask: 'This token may not ask questions or compare.',
  write: 'This token may not change anything.',
  outside: 'This token may not use what lies in folders marked "never send outside".',
};

const CODE = 'auth.token_scope';

export const scopeMissing = (scope: TokenScope) =>
  notAllowed(CODE, `${MESSAGES[scope]} It needs the scope "${scope}".`);

/** Refuses calls that no token opens, and those beyond the scopes of this one. */
export function refuseBeyondScopes({ scopes }: Holder, { tokenScope }: Pick<Endpoint, 'tokenScope'>): void {
  if (!scopes) return;
  if (tokenScope === null) throw notAllowed(CODE, 'Personal access tokens do not open this call.');
  if (!scopes.includes(tokenScope)) throw scopeMissing(tokenScope);
}

/** Whether the caller may use what lies in folders marked "never send outside". */
export const mayUseProtected = ({ scopes }: Pick<Holder, 'scopes'>): boolean =>
  !scopes || scopes.includes('outside');

/** Keeps what is protected from a token that may not use it. */
export interface ProtectionGuard {
  /** Throws 403 where the request names something protected. */
  checkInput(input: unknown): Promise<void>;
  /** The result without the entries of lists that are about something protected; throws 403 where the rest is. */
  limitResult(result: unknown): Promise<unknown>;
}

/**
 * Looks at every id of a request and of its answer, so that no call has to remember to. Null for callers who may use
 * everything.
 */
export function makeProtectionGuard(
  caller: Holder | null,
  findProtected: FindProtected | undefined,
): ProtectionGuard | null {
  if (!caller || mayUseProtected(caller)) return null;
  const find = async (value: unknown) => {
    if (!findProtected) throw new Error('nobody knows which files are protected');
    const ids = new Set<string>();
    collectIds(value, ids);
    return ids.size === 0 ? new Set<string>() : findProtected(caller.accountId, [...ids]);
  };
  return {
    async checkInput(input) {
      if ((await find(input)).size > 0) throw scopeMissing('outside');
    },
    async limitResult(result) {
      const found = await find(result);
      if (found.size === 0) return result;
      const limited = leaveOut(result, found);
      if (mentions(limited, found)) throw scopeMissing('outside');
      return limited;
    },
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names another file by its id alone, and shows nothing of it. */
const BARE_REFERENCES = new Set(['previousFileId']);

function collectIds(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (UUID.test(value)) into.add(value.toLowerCase());
  } else if (Array.isArray(value)) {
    for (const each of value) collectIds(each, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (!BARE_REFERENCES.has(key)) collectIds(inner, into);
  }
}

function mentions(value: unknown, ids: ReadonlySet<string>): boolean {
  const named = new Set<string>();
  collectIds(value, named);
  return !named.isDisjointFrom(ids);
}

/** The arrays of the wire whose entries stand for themselves; a part of an answer cannot be left out of it. */
const LISTS = new Set(['items', 'children', 'newer', 'earlier']);

function leaveOut(value: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (!LISTS.has(key) || !Array.isArray(inner)) return [key, leaveOut(inner, ids)];
      return [key, inner.map((each) => leaveOut(each, ids)).filter((each) => !mentions(each, ids))];
    }),
  );
}
