import { AdminFrame } from '../admin-frame.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { NoticeEditor } from './notice-editor.tsx';

/** What operators tell people, and people the operators. */
export const MessagesTab = () => (
  <AdminFrame tab="messages">
    <div className="min-h-0 flex-1 overflow-y-auto border-line border-t">
      <div className="max-w-180 space-y-6 px-6 py-5 max-sm:px-4">
        <NoticeEditor />
        <section aria-labelledby="feedback">
          <h2 id="feedback" className="border-line border-b pb-2 font-semibold text-[15px]">
            Feedback
          </h2>
          <FeedbackList />
        </section>
      </div>
    </div>
  </AdminFrame>
);
