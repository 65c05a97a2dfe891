import { QueryClient } from '@tanstack/react-query';
import { createSend, type Sent } from '#dataProvider/send.ts';

/** The one way of a write, without a page around it. */
export const send = createSend({ queryClient: new QueryClient(), forget: () => {} });

/** A bulk command's single-row call, which leaves as every write does. */
export const sending =
  <Row>(call: (id: string, row: Row) => Promise<unknown>) =>
  (id: string, row: Row): Promise<Sent> =>
    send({ resource: 'users', verb: 'update', params: { id } }, () => call(id, row));
