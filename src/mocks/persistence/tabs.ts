type Word = 'changed' | 'reset';

let channel: BroadcastChannel | undefined;
/** Channel shared within the page: a second one would receive the messages of the first. */
const open = () => (channel ??= new BroadcastChannel('taskcoin-demo'));

/** Tells the other tabs what happened to the state. */
export const tellTabs = (word: Word): void => open().postMessage(word);

/** Listens to the other tabs. */
export const hearTabs = (listeners: Record<Word, () => void>): void => {
  open().addEventListener('message', ({ data }: MessageEvent<Word>) => listeners[data]());
};
