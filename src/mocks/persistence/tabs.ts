type Word = 'changed' | 'reset';

let channel: BroadcastChannel | undefined;
/** Channel shared by all code of the page, because a second one would receive the messages of the first. */
const open = () => (channel ??= new BroadcastChannel('taskcoin-demo'));

/** Tells the other tabs that the demo's state has changed or was reset. */
export const tellTabs = (word: Word): void => open().postMessage(word);

/** Calls these listeners when another tab has changed or reset the demo's state. */
export const hearTabs = (listeners: Record<Word, () => void>): void => {
  open().addEventListener('message', ({ data }: MessageEvent<Word>) => listeners[data]());
};
