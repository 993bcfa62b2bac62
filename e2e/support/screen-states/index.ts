import { CHAT_STATES } from './chat.ts';
import { FILES_STATES } from './files.ts';
import { FRAME_STATES } from './frame.ts';
import { PROFILE_STATES } from './profile.ts';
import type { ScreenState } from './screen-state.ts';

/** Every screen behind the login in each of its states, and whatever opens over one, by area. */
export const SCREEN_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  files: FILES_STATES,
  chat: CHAT_STATES,
  frame: FRAME_STATES,
  profile: PROFILE_STATES,
};
