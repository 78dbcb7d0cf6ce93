/** A button that waits before it can be pressed again; `{time}` such as 0:42. */
export const resendIn = (label: string) => `${label} in {time}`;
