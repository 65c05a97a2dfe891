import { firstState } from '#mocks/firstState.ts';
import type { SimulationState } from '#mocks/createSimulation.ts';

/**
 * Initial state of the demo at the moment `today` (ISO 8601), with tasks that stay open whenever the tests run (C-71).
 */
export const lastingState = async (today: string): Promise<SimulationState> => {
  const { marketplace, ...state } = await firstState(new Date(today));
  const tasks = marketplace.tasks.map((task) => ({
    ...task,
    completionDate: task.completionDate.replace(/^\d+/, '2999'),
  }));
  return { ...state, marketplace: { ...marketplace, tasks } };
};
