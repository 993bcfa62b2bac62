import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey } from '#adapters/blobs/blob-key.ts';
import { LocalCopies } from '#adapters/blobs/local-copies.ts';
import { Measure } from '#adapters/blobs/measure.ts';
import { listUnfinished } from '#adapters/blobs/s3-unfinished.ts';
import {
  BlobNotFoundError,
  type BlobStore,
  BlobStoreFullError,
  BlobTooLargeError,
  type ByteRange,
} from '#kernel/blobs.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a server that is not Amazon's. */
  readonly endpoint?: string | undefined;
  /** Without them the machine's own role is asked. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Where copies lie that threads and programs read. */
  readonly copiesFolder: string;
}

export interface S3BlobStore extends BlobStore {
  /** Throws where the bucket cannot be reached or is not ours. */
  ping(): Promise<void>;
  close(): void;
}

/** Parts of an upload in memory at a time, and bytes of each: what is shorter than one goes in one request. */
const PARTS = { partSize: 8 * 1024 * 1024, queueSize: 2 };

const TIMES = { connectionTimeout: 5_000, requestTimeout: 30_000 };

/**
 * Blobs in a bucket of an S3-compatible store. What is put is there whole or not at all, as the store has it: parts become an
 * object when the last one has arrived. Limits and hashes are taken on the way, as on a disk.
 */
export function makeS3BlobStore({ bucket, copiesFolder, ...how }: S3Settings): S3BlobStore {
  const client = new S3Client(clientSettings(how));
  const copies = new LocalCopies(copiesFolder);
  const at = (key: string) => {
    checkKey(key);
    return { Bucket: bucket, Key: key };
  };

  const stream = async (key: string, range?: ByteRange, version?: string): Promise<Readable> => {
    const { Body: body } = await client
      .send(
        new GetObjectCommand({
          ...at(key),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          ...(version && { IfMatch: version }),
        }),
      )
      .catch(missing(key));
    if (!(body instanceof Readable)) throw new Error('The store answered without a body.');
    return body;
  };

  const head = (key: string) => client.send(new HeadObjectCommand(at(key)));

  return {
    async put(key, source, { maxBytes }) {
      const place = at(key);
      try {
        if (source instanceof Uint8Array) return await putBytes(client, place, { bytes: source, maxBytes });
        return await putStream(client, place, { source, maxBytes });
      } catch (error) {
        throw isFull(error) ? new BlobStoreFullError(error) : error;
      }
    },

    async get(key) {
      const chunks = await Array.fromAsync(await stream(key), (chunk: Uint8Array) => chunk);
      return new Uint8Array(Buffer.concat(chunks));
    },

    stream,

    async openLocal(key) {
      const { ContentLength: size = 0, ETag: version = '' } = await head(key).catch(missing(key));
      const fetchTo = async (path: string) => {
        const content = await stream(key, undefined, version);
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      };
      return copies.open({ key, version, size, fetchTo });
    },

    async stat(key) {
      try {
        const { ContentLength: size = 0, LastModified: storedAt = new Date(0) } = await head(key);
        return { size, storedAt };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key: key } of page.Contents ?? []) if (key !== undefined) yield key;
    },

    async deleteUnfinished({ minAgeMs }) {
      await copies.deleteAbandoned(minAgeMs);
      for await (const { key, id, startedAt } of listUnfinished(client, bucket))
        if (Date.now() - startedAt.getTime() >= minAgeMs)
          await client
            .send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: id }))
            // Finished meanwhile.
            .catch((error: unknown) => {
              if (!isMissing(error)) throw error;
            });
    },

    async ping() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },

    close: () => client.destroy(),
  };
}

function clientSettings({
  region,
  endpoint,
  credentials,
}: Pick<S3Settings, 'region' | 'endpoint' | 'credentials'>): S3ClientConfig {
  const own: S3ClientConfig = {
    endpoint: endpoint ?? '',
    forcePathStyle: true,
    // Other servers store the checksums that stand in a streamed body as if they were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  return {
    region,
    ...(credentials && { credentials }),
    ...(endpoint !== undefined && own),
    requestHandler: TIMES,
  };
}

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

async function putBytes(
  client: S3Client,
  place: Place,
  { bytes, maxBytes }: { readonly bytes: Uint8Array; readonly maxBytes: number },
) {
  if (bytes.length > maxBytes) throw new BlobTooLargeError(maxBytes);
  await client.send(new PutObjectCommand({ ...place, Body: bytes }));
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function putStream(
  client: S3Client,
  place: Place,
  { source, maxBytes }: { readonly source: Readable; readonly maxBytes: number },
) {
  const measure = new Measure(maxBytes);
  const upload = new Upload({ client, params: { ...place, Body: measure }, ...PARTS });
  // The first fault is the cause: a source that breaks off breaks the upload, and the other way round.
  const reading = pipeline(source, measure);
  const uploading = upload.done().catch((error: unknown) => {
    measure.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [read, uploaded] = await Promise.allSettled([reading, uploading]);
  if (read.status === 'rejected') throw read.reason;
  if (uploaded.status === 'rejected') throw uploaded.reason;
  return measure.result();
}

const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode;

function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** No space, or none within a quota: 507, or a name of its own as each store has it. */
function isFull(error: unknown): boolean {
  return statusOf(error) === 507 || (error instanceof Error && /quota|storage.?full/iu.test(error.name));
}

/** A bucket that is not there is no missing blob. */
function missing(key: string): (error: unknown) => never {
  return (error) => {
    const isBucket = error instanceof Error && error.name === 'NoSuchBucket';
    throw isMissing(error) && !isBucket ? new BlobNotFoundError(key) : error;
  };
}
