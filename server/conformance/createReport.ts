import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * Grade of a finding: a call 'breaks' the specification, 'differs' from what our server promises beyond it, or was
 * 'notAsked'. 'left' is something that the test could not remove.
 */
export type Grade = 'breaks' | 'differs' | 'notAsked' | 'left';
/** Finding about a call, as the end of a sentence (`words`) that begins with the call. */
export type Finding = { readonly grade: Grade; readonly call: string; readonly words: string };

/** Endpoint as the specification writes it: 'GET /oneUser{email}'. */
export const titleOf = (name: EndpointName): string => {
  const { method, path }: Endpoint = endpoints[name];
  return `${method} ${path}`;
};

/**
 * Creates the report of a conformance test: its `findings`, and a function per grade that adds one. That function takes
 * the name of the call, and the words. A finding with the same grade, call and words as another is not added again.
 */
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

/** Function that reports a fault of the call `name`: the specification knows nothing of the calls of extras. */
export const blameOf = (report: Report, name: EndpointName) =>
  (endpoints[name] as Endpoint).extra ? report.differs : report.breaks;
