import { ArrowLeft, ArrowRight, Check, Compass, Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { Slides } from '#features/tour/slides.tsx';
import { TOPICS, type Topic } from '#features/tour/topics.ts';
import { type TopicShow, useSlideKeys, useTopicShow } from '#features/tour/use-topic-show.ts';
import { cx } from '#lib/cx.ts';
import { startWalk, useGuidedTour } from '#shared/tour/tour.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const [FIRST_TOPIC] = TOPICS;

/** The topics with their pictures, over whatever screen is shown. */
export default function GuidedTour() {
  const { topic: named, turnTo, close } = useGuidedTour();
  const topic = TOPICS.find(({ id }) => id === named) ?? FIRST_TOPIC;
  const show = useTopicShow(topic, turnTo);
  const chosen = useRef<HTMLButtonElement>(null);
  useSlideKeys(show);
  const walk = () => {
    startWalk();
    close();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Guided tour"
      width="xl"
      initialFocus={chosen}
      footer={<Controls show={show} onDone={close} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[236px_minmax(0,1fr)]">
        <div className="flex flex-col gap-3 border-line px-2.5 py-3.5 max-sm:border-b max-sm:py-2.5 sm:border-e">
          <TopicList current={topic} chosen={chosen} onChoose={turnTo} />
          <Button size="sm" icon={<Compass />} className="mt-auto max-sm:hidden sm:mx-1" onClick={walk}>
            Walk over the menu
          </Button>
        </div>
        <div {...show.rest}>
          <Slides
            key={topic.id}
            label={topic.title}
            steps={topic.steps}
            index={show.index}
            onTouch={show.stop}
            onSwipe={show.show}
          />
          <Announcement topic={topic} show={show} />
        </div>
        <div className="px-4 pb-4 sm:hidden">
          <Button size="lg" icon={<Compass />} className="w-full" onClick={walk}>
            Walk over the menu
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface TopicListProps {
  current: Topic;
  chosen: React.RefObject<HTMLButtonElement | null>;
  onChoose: (topicId: string) => void;
}

function TopicList({ current, chosen, onChoose }: TopicListProps) {
  return (
    <nav aria-label="Topics" className="flex flex-col gap-0.5 max-sm:flex-row max-sm:overflow-x-auto">
      {TOPICS.map(({ id, title, Icon }) => (
        <button
          key={id}
          ref={id === current.id ? chosen : undefined}
          type="button"
          aria-current={id === current.id || undefined}
          onClick={() => onChoose(id)}
          className={cx(
            'flex h-9 shrink-0 items-center gap-2.5 rounded-control px-2.5 font-medium text-sm transition-colors [&_svg]:size-4',
            'focus-visible:outline-offset-[-2px]',
            id === current.id ? 'bg-wash text-accent-ink' : 'text-ink-2 hover:bg-quiet',
          )}
        >
          <Icon aria-hidden="true" />
          {title}
        </button>
      ))}
    </nav>
  );
}

/** Says the step that somebody turned to; a show that goes on by itself keeps still. */
function Announcement({ topic, show: { index, last, isPlaying } }: { topic: Topic; show: TopicShow }) {
  const step = topic.steps[index];
  return (
    <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
      {step && `${index + 1} of ${last + 1}: ${step.title}`}
    </p>
  );
}

function Dots({ index, last }: { index: number; last: number }) {
  return (
    <span aria-hidden="true" className="me-auto flex items-center gap-1.5">
      {Array.from({ length: last + 1 }, (_, dot) => (
        <i
          key={dot}
          className={cx('h-1.5 rounded-[3px]', dot === index ? 'w-5 bg-accent' : 'w-1.5 bg-control')}
        />
      ))}
    </span>
  );
}

function Controls({ show, onDone }: { show: TopicShow; onDone: () => void }) {
  const { index, last, isPlaying, following } = show;
  const isEnd = index === last && !following;
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2 sm:ps-60">
      <Dots index={index} last={last} />
      <Button variant="quiet" icon={isPlaying ? <Pause /> : <Play />} onClick={show.toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <span {...show.rest} className="flex gap-2">
        <Button icon={<ArrowLeft />} disabled={index === 0} onClick={() => show.go(index - 1)}>
          Back
        </Button>
        <Button
          variant="primary"
          icon={isEnd ? <Check /> : <ArrowRight />}
          aria-label={index === last && following ? `Next topic: ${following.title}` : undefined}
          onClick={isEnd ? onDone : show.next}
        >
          {isEnd ? 'Done' : 'Next'}
        </Button>
      </span>
    </div>
  );
}
