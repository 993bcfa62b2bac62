import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { NOTICE_MAX_LENGTH } from '#limits.ts';

export const NoticeText = z.object({
  text: z
    .string()
    .trim()
    .max(NOTICE_MAX_LENGTH, `Please keep it under ${NOTICE_MAX_LENGTH + 1} characters.`)
    .describe('Plain text; empty takes the notice away'),
});

/** What operators tell everybody who is signed in, such as that the server will be away. It is read with `/config`. */
export const notice = {
  set: endpoint({
    method: 'PUT',
    path: '/admin/notice',
    access: 'admin',
    storageReserve: 'reserve',
    summary: 'Tell everybody something, or no longer',
    body: NoticeText,
    result: z.object({ notice: z.string().nullable() }),
  }),
};
