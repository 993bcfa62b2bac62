import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import './auth-art.css';
import mp4 from './video/pages.mp4';
import webm from './video/pages.webm';
import poster from './video/pages.webp';

export interface ArtStory {
  question: string;
  answer: string;
  pages: readonly number[];
  claim: readonly [string, string];
}

/** Safari has no such call. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}

/** The film, its poster until the page has nothing else to do; with reduced motion the poster stays. */
function useFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const play = () => {
    film.current?.play().catch(() => setPaused(true));
  };
  useEffect(() => (prefersReducedMotion() ? undefined : whenIdle(play)), []);
  const toggle = () => {
    if (isPaused) play();
    else film.current?.pause();
    setPaused(!isPaused);
  };
  return { film, isPaused, toggle };
}

/** Pages drift by and their lines light up one after another (`scripts/auth-video.ts` renders them). */
function Film() {
  const { film, isPaused, toggle } = useFilm();
  return (
    <>
      <video
        ref={film}
        className="art-film"
        poster={poster}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className="art-pause"
        onClick={toggle}
        aria-label={isPaused ? 'Play the moving picture' : 'Pause the moving picture'}
      >
        {isPaused ? <Play className="size-3.5" /> : <Pause className="size-3.5" />}
      </button>
    </>
  );
}

/** The picture beside the forms; phones have none, and fetch none. */
export function AuthArt({ story }: { story: ArtStory }) {
  if (useIsPhone()) return null;
  return (
    <aside className="art" aria-label="Moving picture">
      <Film />
      <div aria-hidden="true" className="art-story">
        <p className="art-question">{story.question}</p>
        <div className="art-answer">
          <p>{story.answer}</p>
          <p className="art-pages">
            {'Answer found on Pages : '}
            {story.pages.map((page) => (
              <span key={page}>{page}</span>
            ))}
          </p>
        </div>
        <p className="art-claim">
          {story.claim[0]}
          <br />
          {story.claim[1]}
        </p>
      </div>
    </aside>
  );
}
