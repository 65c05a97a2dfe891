export const WorkerTask = () => null;
