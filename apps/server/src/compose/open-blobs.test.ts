import { expect, onTestFinished, test } from 'vitest';
import { openBlobs } from '#compose/open-blobs.ts';
import { readConfig } from '#config.ts';
import { S3_KEYS, startS3Server } from '#testing/s3.ts';

const KEYS = { S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };

test('a bucket that is not there, and a store that does not answer, are a sentence at the start', async () => {
  const { endpoint, bucket, close } = await startS3Server();
  onTestFinished(close);
  const open = (settings: Readonly<Record<string, string>>) =>
    openBlobs(readConfig({ ...KEYS, S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...settings }));
  const opened = await open({});
  await expect(opened.ping?.()).resolves.toBeUndefined();
  opened.close();
  await expect(open({ S3_BUCKET: 'nowhere' })).rejects.toThrow(
    `The bucket nowhere at ${endpoint} cannot be used (there is none of this name).`,
  );
  await expect(open({ S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^The bucket recto-blobs at http:\/\/127\.0\.0\.1:9 cannot be used \(.*ECONNREFUSED/u,
  );
});
