export function needsBuild(args: readonly string[]): boolean;
