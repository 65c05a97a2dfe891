/** Latencies of the simulated server, in milliseconds, that one can choose in the demo's settings. */
export const latencies = [0, 400, 2000] as const;
export const failureModes = ['none', 'some', 'all', 'offline'] as const;

export type Conditions = { latency: (typeof latencies)[number]; failures: (typeof failureModes)[number] };

const usual: Conditions = { latency: 0, failures: 'none' };
const KEY = 'demo-conditions';

/** Share of the calls that fail in the mode 'some'. */
const SHARE = 0.1;

/**
 * Latency and failure mode that were chosen in this tab, from its session storage; by default no latency and no
 * failures.
 */
export const readConditions = (): Conditions => {
  try {
    const { latency, failures } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Conditions>;
    return {
      latency: latencies.find((one) => one === latency) ?? usual.latency,
      failures: failureModes.find((one) => one === failures) ?? usual.failures,
    };
  } catch {
    return usual;
  }
};

export const writeConditions = (conditions: Conditions): void =>
  sessionStorage.setItem(KEY, JSON.stringify(conditions));

/**
 * Calls `answer` with the given latency and failures, and resolves to its response. A failure replaces the response by
 * status 500 or, in the mode 'offline', by a network error; `answer` is not called then. In the mode 'some', a call
 * fails when `random` returns less than a tenth.
 */
export const under = async (
  { latency, failures }: Conditions,
  answer: () => Promise<Response>,
  random: () => number = Math.random,
): Promise<Response> => {
  if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
  if (failures === 'offline') return Response.error();
  if (failures === 'all' || (failures === 'some' && random() < SHARE))
    return Response.json({ message: 'The demo was asked to fail.' }, { status: 500 });
  return answer();
};
