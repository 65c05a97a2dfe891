import type { ReactNode } from 'react';
import { MessageBar } from './MessageBar.tsx';
import type { Tone } from './tones.ts';

type AlertLineProps = { tone?: Tone; children: ReactNode };

/** Alert of the specification: a message within the page, announced at once; never window.alert (C-52). */
export const AlertLine = ({ tone = 'failure', children }: AlertLineProps) => (
  <MessageBar tone={tone} role="alert">
    {children}
  </MessageBar>
);
