import { useMutation } from '@tanstack/react-query';
import {
  Calculator,
  Compass,
  Files,
  Folder,
  FolderPlus,
  GitCompareArrows,
  House,
  Keyboard,
  Languages,
  LogOut,
  MessageSquareText,
  MessageSquareWarning,
  Monitor,
  Moon,
  ShieldUser,
  Sun,
  Upload,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasScreen } from '#app/screens.ts';
import { openOverlay } from '#shared/overlays/overlay.ts';
import { type Theme, usePreferences } from '#lib/preferences.ts';
import { useIsAdmin } from '#lib/role.ts';
import { logOutMutation } from '#lib/session-mutations.ts';
import { useGuidedTour } from '#shared/tour/tour.ts';

/** Something that the palette can do. */
export interface Entry {
  readonly id: string;
  readonly group: 'Actions' | 'Go to' | 'Settings and help';
  readonly text: string;
  readonly icon: ReactNode;
  /** Stands at the end of the line. */
  readonly aside?: string;
  readonly run: () => void;
}

const SCREENS = [
  { path: '/', text: 'Home', icon: <House /> },
  { path: '/qna', text: 'Chat', icon: <MessageSquareText /> },
  { path: '/files', text: 'Files', icon: <Folder /> },
  { path: '/compare-docs', text: 'Compare documents', icon: <GitCompareArrows /> },
  { path: '/translate', text: 'Translate', icon: <Languages /> },
  { path: '/profile', text: 'Profile', icon: <UserRound /> },
  { path: '/usage', text: 'Plan and usage', icon: <Calculator /> },
  { path: '/subscribe', text: 'Plans', icon: <Files /> },
] as const;

const ADMINISTRATION = { path: '/admin', text: 'Administration', icon: <ShieldUser /> } as const;

const THEMES: readonly { value: Theme; text: string; icon: ReactNode }[] = [
  { value: 'light', text: 'Light theme', icon: <Sun /> },
  { value: 'dark', text: 'Dark theme', icon: <Moon /> },
  { value: 'system', text: 'Theme of the system', icon: <Monitor /> },
];

/** What can be done and where one can go, whatever is typed. */
export function useEntries(): Entry[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const theme = usePreferences((preferences) => preferences.theme);
  const tour = useGuidedTour();
  const screens = useIsAdmin() ? [...SCREENS, ADMINISTRATION] : SCREENS;
  const logOut = useMutation(logOutMutation);
  const folder = pathname === '/files' ? new URLSearchParams(search).get('folder') : null;
  const go = (to: string) => () => void navigate(to);
  return [
    {
      id: 'upload',
      group: 'Actions',
      text: 'Upload Documents',
      icon: <Upload />,
      run: go(folder ? `/upload?folder=${folder}` : '/upload'),
    },
    {
      id: 'create-folder',
      group: 'Actions',
      text: 'Create folder',
      icon: <FolderPlus />,
      run: () => openOverlay('create-folder'),
    },
    ...screens
      .filter(({ path }) => hasScreen(path))
      .map(({ path, text, icon }): Entry => ({ id: path, group: 'Go to', text, icon, run: go(path) })),
    ...THEMES.map(
      ({ value, text, icon }): Entry => ({
        id: value,
        group: 'Settings and help',
        text,
        icon,
        ...(value === theme && { aside: 'On' }),
        run: () => usePreferences.setState({ theme: value }),
      }),
    ),
    {
      id: 'tour',
      group: 'Settings and help',
      text: 'Guided tour',
      icon: <Compass />,
      run: () => tour.open(),
    },
    {
      id: 'shortcuts',
      group: 'Settings and help',
      text: 'Keyboard shortcuts',
      icon: <Keyboard />,
      aside: '?',
      run: () => openOverlay('shortcuts'),
    },
    {
      id: 'feedback',
      group: 'Settings and help',
      text: 'Send feedback',
      icon: <MessageSquareWarning />,
      run: () => openOverlay('feedback'),
    },
    {
      id: 'log-out',
      group: 'Settings and help',
      text: 'Log out',
      icon: <LogOut />,
      run: () => logOut.mutate(),
    },
  ];
}
