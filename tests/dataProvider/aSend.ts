import { QueryClient } from '@tanstack/react-query';
import { createSend, type Sent } from '#dataProvider/send.ts';

/** Function that sends each write of the product, without a page around it. */
export const send = createSend({ queryClient: new QueryClient(), forget: () => {} });

/** Single-row call of a bulk command, which is sent as each write is. */
export const sending =
  <Row>(call: (id: string, row: Row) => Promise<unknown>) =>
  (id: string, row: Row): Promise<Sent> =>
    send({ resource: 'users', verb: 'update', params: { id } }, () => call(id, row));
