/**
 * Words common in Egyptian passwords and missing from international lists: names, places, clubs,
 * faith, and this shop's trade.
 */
export const EGYPTIAN_WORDS: string[] = [
  ..."ahmed mohamed mohammed mahmoud mostafa mustafa omar ali hassan hussein khaled karim kareem".split(
    " ",
  ),
  ..."youssef yousef yasser ibrahim ismail amr tarek tamer hany hani sherif ashraf ayman emad hossam".split(
    " ",
  ),
  ..."islam adel walid waleed ramy rami sameh samir magdy mina george peter abdallah abdelrahman".split(
    " ",
  ),
  ..."mona nour nada sara sarah mariam maryam fatma fatima aya asmaa heba hoda dina doaa eman esraa".split(
    " ",
  ),
  ..."ghada hanan hala laila layla lamia manal marwa mai mayar menna nadia nesma noha rania reem riham".split(
    " ",
  ),
  ..."salma samar shaimaa shimaa yasmin yasmine zeinab habiba malak jana farida hana".split(" "),
  ..."cairo masr misr egypt alex alexandria iskandaria giza zamalek zamalik ahly alahly elahly maadi".split(
    " ",
  ),
  ..."nasrcity heliopolis mansoura tanta aswan luxor salah mosalah mosalah10 pharaoh nile pyramids".split(
    " ",
  ),
  ..."allah allahakbar bismillah mashallah inshallah elhamdulelah alhamdulillah mohamed1 islam1 jesus".split(
    " ",
  ),
  ..."habibi habibti hayaty omri ya3ni elhayah mama baba family".split(" "),
  ..."password pass welcome admin user login secret love iloveyou light lights lamp lamps chandelier".split(
    " ",
  ),
  ..."lighting fanous fanoos shop store market home house".split(" "),
  ..."احمد محمد محمود مصطفي مصطفى عمر علي حسن حسين خالد كريم يوسف ياسر ابراهيم عبدالله عبدالرحمن".split(
    " ",
  ),
  ..."مني منى نور ندي سارة مريم فاطمة اية هبة دينا سلمي ياسمين زينب ملك جنا فريدة".split(" "),
  ..."مصر القاهرة اسكندرية الاهلي الزمالك صلاح الله بسم ماشاءالله الحمدلله حبيبي حبيبتي ماما بابا".split(
    " ",
  ),
  ..."كلمة السر المرور مرحبا اهلا نجفة نجف اضاءة فانوس بيت".split(" "),
];
