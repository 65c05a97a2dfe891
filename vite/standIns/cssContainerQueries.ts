/** MUI's own short forms of container queries ('@md' in sx), which no style of ours uses. */
const unchanged = <T>(theme: T): T => theme;
export { unchanged as default };
export const sortContainerQueries = (_theme: unknown, css: unknown): unknown => css;
export const isCqShorthand = (): boolean => false;
export const getContainerQuery = (): null => null;
