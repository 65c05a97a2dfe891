import { firstState } from '#mocks/firstState.ts';
import type { SimulationState } from '#mocks/createSimulation.ts';

/** The demo as it was delivered one day, with tasks that take work on whatever day the tests run (C-71). */
export const lastingState = async (today: string): Promise<SimulationState> => {
  const { marketplace, ...state } = await firstState(new Date(today));
  const tasks = marketplace.tasks.map((task) => ({
    ...task,
    completionDate: task.completionDate.replace(/^\d+/, '2999'),
  }));
  return { ...state, marketplace: { ...marketplace, tasks } };
};
