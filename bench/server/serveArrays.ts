import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';

/**
 * Express server to compare with: it approves so many submissions in an array, without permissions, validation, ledger
 * or storage. Prints its address.
 */
export const serveArrays = async (count: number): Promise<void> => {
  const submissions = Array.from({ length: count }, (_, n) => ({ id: `s${String(n)}`, status: 'pending', amount: 1 }));
  const byId = new Map(submissions.map((one) => [one.id, one]));
  let coins = 0;
  const app = express();
  app.use(express.json());
  app.patch('/approveSubmission', (request, response) => {
    const { submissionId } = request.body as { submissionId: string };
    const found = byId.get(submissionId);
    if (found) Object.assign(found, { status: 'approved' });
    coins += found?.amount ?? 0;
    response.json({ ok: true, coins });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.stdout.write(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}\n`);
};
