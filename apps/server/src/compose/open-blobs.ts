import { join } from 'node:path';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import type { Config } from '#config.ts';
import type { BlobStore } from '#kernel/blobs.ts';
import { StartError } from '#kernel/errors.ts';

export interface OpenBlobs {
  readonly blobs: BlobStore;
  /** Null for a folder, whose faults every call meets by itself. */
  readonly ping: (() => Promise<void>) | null;
  close(): void;
}

/** The store of the files: a folder of the data folder, or the bucket that is configured. Throws `StartError`. */
export async function openBlobs(config: Config): Promise<OpenBlobs> {
  const { s3Bucket: bucket, dataFolder } = config;
  if (bucket === undefined)
    return { blobs: await makeDiskBlobStore(join(dataFolder, 'blobs')), ping: null, close: () => {} };
  const { makeS3BlobStore } = await import('#adapters/blobs/s3.ts');
  const { s3Endpoint: endpoint, s3Region: region, s3AccessKeyId, s3SecretAccessKey } = config;
  const credentials =
    s3AccessKeyId === undefined || s3SecretAccessKey === undefined
      ? undefined
      : { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey };
  const copiesFolder = join(dataFolder, 'blob-copies');
  const store = makeS3BlobStore({ bucket, region, endpoint, credentials, copiesFolder });
  try {
    await store.ping();
  } catch (error) {
    store.close();
    throw new StartError(
      `The bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`} cannot be used (${describe(error)}). Look at S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys.`,
      error,
    );
  }
  return { blobs: store, ping: store.ping, close: store.close };
}

/** The store answers a question for a bucket without words, so the status has to do. */
function describe(error: unknown): string {
  const status = (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata
    ?.httpStatusCode;
  if (status === 404) return 'there is none of this name';
  if (status === 403) return 'the keys may not use it';
  return error instanceof Error ? error.message : String(error);
}
