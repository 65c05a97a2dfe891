import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * Grade of a finding. What `differs` is against what our server promises beyond the specification; what is `left` could
 * not be removed.
 */
export type Grade = 'breaks' | 'differs' | 'notAsked' | 'left';
export type Finding = { readonly grade: Grade; readonly call: string; readonly words: string };

/** Call as the specification writes it: 'GET /oneUser{email}'. */
export const titleOf = (name: EndpointName): string => {
  const { method, path }: Endpoint = endpoints[name];
  return `${method} ${path}`;
};

/** Findings of a trial; the same one is kept once. */
export const createReport = () => {
  const findings: Finding[] = [];
  const add =
    (grade: Grade) =>
    (name: EndpointName, words: string): void => {
      const call = titleOf(name);
      if (!findings.some((one) => one.grade === grade && one.call === call && one.words === words))
        findings.push({ grade, call, words });
    };
  return {
    findings,
    breaks: add('breaks'),
    differs: add('differs'),
    notAsked: add('notAsked'),
    left: add('left'),
  };
};

export type Report = ReturnType<typeof createReport>;
