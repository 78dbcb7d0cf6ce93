import { createContext } from "react";
import { Loading } from "../ui/states.tsx";

/** What stands where a page is still on its way: the shape of its workspace, where it has one. */
export const PageFallback = createContext(<Loading />);
