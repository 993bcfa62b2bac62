// npm run auth:video: renders the video beside the forms before login anew. Needs ffmpeg on the path.
import { renderAuthVideo } from '../e2e/pictures/auth-video/render-auth-video.ts';

await renderAuthVideo((name, bytes) => console.log(`${name}: ${Math.round(bytes / 1000)} kB`));
