import {
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';

interface Unfinished {
  readonly key: string;
  readonly id: string;
  readonly startedAt: Date;
}

/** Uploads of which parts were stored and no object was made; none where the store cannot list them. */
export async function* listUnfinished(client: S3Client, bucket: string): AsyncIterable<Unfinished> {
  let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (next) {
    const page: ListMultipartUploadsCommandOutput | null = await client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket, ...next }))
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'NotImplemented') return null;
        throw error;
      });
    for (const { Key: key, UploadId: id, Initiated: startedAt } of page?.Uploads ?? [])
      if (key !== undefined && id !== undefined && startedAt) yield { key, id, startedAt };
    next = page?.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : null;
  }
}
