/** True in builds where the marketplace or an outside company is simulated; everything behind it is left out of others. */
declare const __SIMULATED__: boolean;
