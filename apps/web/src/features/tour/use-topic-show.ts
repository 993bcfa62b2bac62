import { useCallback, useEffect, useState } from 'react';
import { TOPICS, type Topic } from '#features/tour/topics.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';

/** Specification, section 9. */
export const INTERVAL_MS = 3000;

/** Where the show rests while it is pointed at, or while the focus is there. */
function useRest() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isResting: isPointedAt || hasFocus,
    handlers: {
      onMouseEnter: () => setPointedAt(true),
      onMouseLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}

/** Which step of a topic is shown, and the show that goes on by itself until somebody takes over. */
export function useTopicShow(topic: Topic, turnTo: (topicId: string) => void) {
  const [place, setPlace] = useState({ topicId: topic.id, index: 0 });
  const [wantsToPlay, setWantsToPlay] = useState(() => !prefersReducedMotion());
  const rest = useRest();
  const index = place.topicId === topic.id ? place.index : 0;
  const last = topic.steps.length - 1;
  const isPlaying = wantsToPlay && index < last;
  const following = TOPICS[TOPICS.indexOf(topic) + 1];

  const show = useCallback((next: number) => setPlace({ topicId: topic.id, index: next }), [topic.id]);
  const stop = useCallback(() => setWantsToPlay(false), []);
  const go = useCallback(
    (next: number) => {
      stop();
      show(Math.min(Math.max(next, 0), last));
    },
    [show, stop, last],
  );

  useEffect(() => {
    if (!isPlaying || rest.isResting) return;
    const timer = setTimeout(() => show(index + 1), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, rest.isResting, index, show]);

  return {
    index,
    last,
    isPlaying,
    following,
    rest: rest.handlers,
    show,
    stop,
    go,
    /** Pauses, goes on, or begins again where the end was reached. */
    toggle: () => {
      setWantsToPlay(!isPlaying);
      if (!isPlaying && index === last) show(0);
    },
    /** The next step, also across topics. */
    next: () => {
      if (index < last) go(index + 1);
      else if (following) {
        stop();
        turnTo(following.id);
      }
    },
  };
}

export type TopicShow = ReturnType<typeof useTopicShow>;

/** ← → Home End turn the slides wherever in the dialog the focus is. */
export function useSlideKeys({ index, last, go }: TopicShow): void {
  useEffect(() => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    const turn = (event: KeyboardEvent) => {
      const target = targets[event.key];
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(target);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [index, last, go]);
}
