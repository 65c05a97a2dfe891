import type { ReactNode } from 'react';
import { MessageBar } from './MessageBar.tsx';
import type { Tone } from './tones.ts';

type AlertLineProps = { tone?: Tone; children: ReactNode };

/**
 * Message within the page that screen readers announce at once (role=alert). It is the 'alert' of the specification,
 * which is never `window.alert` (C-52).
 */
export const AlertLine = ({ tone = 'failure', children }: AlertLineProps) => (
  <MessageBar tone={tone} role="alert">
    {children}
  </MessageBar>
);
