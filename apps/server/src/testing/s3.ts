import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The keys that the server of the tests knows. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  /** Where its objects lie, each under its name with an ending. */
  readonly folder: string;
  close(): Promise<void>;
}

/** A server that speaks S3 on a port of this machine, with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-s3-'));
  const bucket = 'recto-blobs';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    folder: join(folder, bucket),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
