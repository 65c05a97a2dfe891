import type { ReactNode } from 'react';
import { MessageBar } from './MessageBar.tsx';
import type { Tone } from './tones.ts';

type AlertLineProps = { tone?: Tone; children: ReactNode };

/** What the specification calls an alert: a message in the page that is read out at once, never window.alert (C-52). */
export const AlertLine = ({ tone = 'failure', children }: AlertLineProps) => (
  <MessageBar tone={tone} role="alert">
    {children}
  </MessageBar>
);
