/**
 * Lists every model in the repository with its size in bytes and in millimetres, compared with the
 * catalogue's measures, and the findings of the Khronos validator: `node
 * tools/render/models/check-models.ts`. Exit code 1 if anything is wrong.
 */
import { edgesOf } from "./measures.ts";
import { modelJobs } from "./model-jobs.ts";
import { findingsOf, lengthOf, readModel } from "./read-models.ts";

let total = 0;
let problems = 0;
for (const { model, measures } of modelJobs()) {
  const file = await readModel(model.name);
  const { bytes, finishes, light, triangles } = file;
  const all = edgesOf(file.whole);
  const findings = await findingsOf(model.name);
  const compared = measures.map((measure) => {
    const { fact, millimetres } = measure;
    const isTrue = Math.abs(lengthOf(file, measure) / millimetres - 1) <= 0.01;
    if (!isTrue) findings.push(`${fact}: ${millimetres}`);
    return `${fact} ${millimetres}${isTrue ? "" : " WRONG"}`;
  });
  total += bytes;
  problems += findings.length;
  const box = [all.x, all.y, all.z].map((metres) => Math.round(metres * 1000)).join(" × ");
  console.log(
    [
      model.name,
      `${Math.round(bytes / 1000)} kB`,
      `${triangles} triangles`,
      `${box} mm`,
      compared.join(", "),
      finishes.join("/"),
      light > 0 ? "gives light" : "",
      findings.join(", "),
    ].join(" | "),
  );
}
console.log(`${Math.round(total / 1000)} kB in all, ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
